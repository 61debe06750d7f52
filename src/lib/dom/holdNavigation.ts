/**
 * Keeps the links and forms in an element from leading away. HTML of the server looks alive before it
 * is; a link in it that is followed too early would replace the page.
 *
 * @returns a function that lets them go again
 */
export function holdNavigation(element: HTMLElement): () => void {
  const hold = (event: Event) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink || event.type === 'submit') {
      event.preventDefault();
    }
  };
  element.addEventListener('click', hold, true);
  element.addEventListener('submit', hold, true);
  return () => {
    element.removeEventListener('click', hold, true);
    element.removeEventListener('submit', hold, true);
  };
}
