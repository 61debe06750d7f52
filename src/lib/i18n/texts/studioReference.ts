/** The texts around the generated reference of Studio. */
export const STUDIO_REFERENCE_TEXTS = {
  en: {
    'parts.expand': 'Expand all',
    'parts.collapse': 'Collapse all',
    'type.oneOf': 'One of:',
  },
} as const;
