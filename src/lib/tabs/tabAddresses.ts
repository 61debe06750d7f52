import type {TabsProps} from '@docusaurus/theme-common/internal';

/** What a set of tabs chooses between; without either, nothing leads to its tabs. */
export type TabGroup = Pick<TabsProps, 'groupId' | 'queryString'>;

/** The hash that leads to a tab: `#npm2yarn-pnpm`. */
export function tabHash(groupId: string, value: string): string {
  return encodeURI(`#${groupId}-${value}`);
}

/**
 * All addresses of some tabs, for the attributes by which the inline script finds them; undefined when
 * there are none. Docusaurus reads the query, if the tabs have one, by the name of the group or another.
 */
export function joinTabAddresses(
  {groupId, queryString = false}: TabGroup,
  values: readonly string[],
): string | undefined {
  const key = queryString === true ? groupId : queryString;
  const addresses = values.flatMap((value) => [
    ...(groupId ? [tabHash(groupId, value)] : []),
    ...(key ? [encodeURI(`?${key}=${value}`)] : []),
  ]);
  return addresses.length > 0 ? addresses.join(' ') : undefined;
}
