import {moveAlongTabs} from './moveAlongTabs';

/** What one tab needs for the ARIA pattern, beside its label and its click. */
export function tabProps(idPrefix: string, value: string, isSelected: boolean) {
  return {
    role: 'tab',
    id: `${idPrefix}${value}-tab`,
    'aria-controls': `${idPrefix}${value}-panel`,
    'aria-selected': isSelected,
    tabIndex: isSelected ? 0 : -1,
    onKeyDown: moveAlongTabs,
  } as const;
}

/** What the panel of that tab needs. */
export function tabPanelProps(idPrefix: string, value: string) {
  return {
    role: 'tabpanel',
    id: `${idPrefix}${value}-panel`,
    'aria-labelledby': `${idPrefix}${value}-tab`,
  } as const;
}
