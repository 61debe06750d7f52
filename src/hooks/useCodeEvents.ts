import * as React from 'react';
import {useHistory} from '@docusaurus/router';

function copyAsPlainText(event: ClipboardEvent): void {
  const selection = window.getSelection();
  const block = event.currentTarget;
  if (
    selection &&
    block instanceof Element &&
    block.contains(selection.anchorNode) &&
    block.contains(selection.focusNode)
  ) {
    event.clipboardData?.setData('text/plain', selection.toString());
    event.preventDefault();
  }
}

/**
 * What the static HTML of a block cannot do by itself: its links open without loading the site
 * again, and a selection is copied without its links and colours.
 *
 * @returns the ref of the element around the HTML
 */
export function useCodeEvents(): React.RefCallback<HTMLElement> {
  const history = useHistory();
  return React.useCallback(
    (block: HTMLElement | null) => {
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a.code-link') : null;
        const address = link?.getAttribute('href');
        const isPlainClick =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (address && isPlainClick) {
          event.preventDefault();
          history.push(address);
        }
      };
      block?.addEventListener('click', follow);
      block?.addEventListener('copy', copyAsPlainText);
      return () => {
        block?.removeEventListener('click', follow);
        block?.removeEventListener('copy', copyAsPlainText);
      };
    },
    [history],
  );
}
