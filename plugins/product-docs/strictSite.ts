import type {Config} from '@docusaurus/types';
import {parseFrontMatter} from './frontMatter';

/** The part of a site's config that stops the build for whatever is wrong with a page (design §1). */
export const STRICT_SITE = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
} satisfies Partial<Config>;
