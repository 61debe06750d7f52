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

/** Ctrl+C or ⌘C with nothing selected copies the block that has the focus or the pointer. */
function copyBlock(event: KeyboardEvent): void {
  if (!isCopyKey(event) || hasSelection()) {
    return;
  }
  const block = document.activeElement?.closest(BLOCK) ?? document.querySelector(`${BLOCK}:hover`);
  const button = block?.querySelector<HTMLElement>('[data-copy-code]');
  if (button) {
    event.preventDefault();
    button.click();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', copyBlock);
}
