import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const BLOCK = '[data-code-block]';
const EDITABLE = 'input, textarea, select, [contenteditable]';

function isCopyKey(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) &&
    !(event.altKey || event.shiftKey || event.defaultPrevented) &&
    event.key.toLowerCase() === 'c'
  );
}

function hasSelection(): boolean {
  const isEditing = document.activeElement?.matches(EDITABLE) ?? false;
  return isEditing || !(window.getSelection()?.isCollapsed ?? true);
}

/** The block that a reader means: the focus counts more than the pointer when a key has moved it. */
function findBlock(): Element | null {
  const {activeElement} = document;
  const focused = activeElement?.closest(BLOCK) ?? null;
  const hovered = document.querySelector(`${BLOCK}:hover`);
  return activeElement?.matches(':focus-visible') ? (focused ?? hovered) : (hovered ?? focused);
}

/** Ctrl+C or ⌘C with nothing selected copies the block that has the focus or the pointer. */
function copyBlock(event: KeyboardEvent): void {
  if (!isCopyKey(event) || hasSelection()) {
    return;
  }
  const block = findBlock();
  const button = block?.querySelector<HTMLElement>('[data-copy-code]');
  if (button) {
    event.preventDefault();
    button.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', copyBlock);
}
