/** The names of what code has variants for. */
export const VARIANT_TEXTS = {
  en: {
    'kind.styling': 'Styling solution',
    'kind.runtime': 'Runtime',
    'variant.system': 'MUI System',
    'variant.tailwind': 'Tailwind',
    'variant.css': 'CSS',
    'variant.next-app': 'Next.js App Router',
    'variant.next-pages': 'Next.js Pages Router',
    'variant.vite': 'Vite',
    missing: 'This code has no variant for {missing}. You see {shown}.',
    'choice.label': 'Your runtime',
    'choice.note': 'Code and text follow your choice, on every page and the next time you come.',
  },
} as const;
