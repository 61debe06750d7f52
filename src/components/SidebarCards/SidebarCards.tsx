import * as React from 'react';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Heading from '@theme/Heading';
import {Card, CardGrid, type CardProps} from '../CardGrid/CardGrid';
import styles from './SidebarCards.module.css';

type LinkItem = Extract<PropSidebarItem, {type: 'link'}>;
type CategoryItem = Extract<PropSidebarItem, {type: 'category'}>;

interface ItemCardProps<Item> extends Pick<CardProps, 'headingLevel'> {
  readonly item: Item;
}

function PageCard({item, headingLevel}: ItemCardProps<LinkItem>): React.ReactNode {
  const page = useDocById(item.docId);
  return (
    <Card
      title={item.label}
      text={item.description ?? page?.description ?? ''}
      to={item.href}
      headingLevel={headingLevel}
    />
  );
}

function nameOf(item: PropSidebarItem): string {
  return item.type === 'html' ? '' : item.label;
}

function GroupCard({item, headingLevel}: ItemCardProps<CategoryItem>): React.ReactNode {
  const href = findFirstSidebarItemLink(item);
  return (
    href !== undefined && (
      <Card
        title={item.label}
        text={item.description ?? item.items.map(nameOf).join(', ')}
        to={href}
        headingLevel={headingLevel}
      />
    )
  );
}

function isSubheader(item: PropSidebarItem): item is CategoryItem {
  return item.type === 'category' && item.customProps?.subheader === true;
}

interface CardListProps {
  readonly items: readonly PropSidebarItem[];
  readonly headingLevel: CardProps['headingLevel'];
}

function CardList({items, headingLevel}: CardListProps): React.ReactNode {
  return (
    <CardGrid>
      {items.map((item) => {
        switch (item.type) {
          case 'link':
            return <PageCard key={item.href} item={item} headingLevel={headingLevel} />;
          case 'category':
            return <GroupCard key={item.label} item={item} headingLevel={headingLevel} />;
          default:
            return null;
        }
      })}
    </CardGrid>
  );
}

export interface SidebarCardsProps {
  readonly items: readonly PropSidebarItem[];
}

/**
 * One card for each page and group of a part of the sidebar: the body of an index page. Pages below
 * a subheader stand below a heading, so that readers need not open one more index.
 */
export function SidebarCards({items}: SidebarCardsProps): React.ReactNode {
  const visible = filterDocCardListItems([...items]);
  const subheaders = visible.filter(isSubheader);
  const others = visible.filter((item) => !isSubheader(item));
  return (
    <>
      {others.length > 0 && <CardList items={others} headingLevel="h2" />}
      {subheaders.map((item) => (
        <section key={item.label} className={styles.section}>
          <Heading as="h2">{item.label}</Heading>
          {item.description !== undefined && <p>{item.description}</p>}
          <CardList items={item.items} headingLevel="h3" />
        </section>
      ))}
    </>
  );
}
