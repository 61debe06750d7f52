import type {PreferenceName} from '../../src/shared/preferences';

interface PreferenceCase {
  readonly name: PreferenceName;
  readonly search?: string;
  readonly hash?: string;
  readonly stored?: string;
  readonly expected: string;
}

/** Every rule by which a preference is decided; the pure function and the inline script obey it. */
export const PREFERENCE_CASES: readonly PreferenceCase[] = [
  {name: 'direction', expected: 'ltr'},
  {name: 'direction', stored: 'rtl', expected: 'rtl'},
  {name: 'direction', stored: 'sideways', expected: 'ltr'},
  {name: 'direction', stored: '{"dir":"rtl"}', expected: 'ltr'},
  {name: 'direction', stored: '', expected: 'ltr'},
  {name: 'direction', search: '?dir=rtl', expected: 'rtl'},
  {name: 'direction', search: '?dir=ltr', stored: 'rtl', expected: 'ltr'},
  {name: 'direction', search: '?dir=sideways', stored: 'rtl', expected: 'rtl'},
  {name: 'direction', search: '?theme=dark&dir=rtl', expected: 'rtl'},
  {name: 'direction', hash: '#rtl', expected: 'ltr'},
  {name: 'density', stored: 'dense', expected: 'dense'},
  {name: 'density', stored: 'DENSE', expected: 'comfortable'},
  {name: 'density', search: '?density=dense', expected: 'dense'},
  {name: 'codeLanguage', expected: 'ts'},
  {name: 'codeLanguage', stored: 'JS', expected: 'js'},
  {name: 'codeLanguage', stored: 'TS', expected: 'ts'},
  {name: 'codeLanguage', stored: 'js', expected: 'ts'},
  {name: 'codeLanguage', search: '?code=js', stored: 'TS', expected: 'js'},
  {name: 'codeStyling', expected: 'system'},
  {name: 'codeStyling', stored: 'tailwind', expected: 'tailwind'},
  {name: 'codeStyling', stored: 'css', expected: 'css'},
  {name: 'codeStyling', stored: 'system', expected: 'system'},
  {name: 'codeStyling', stored: '%7B%22x%22', expected: 'system'},
  {name: 'codeStyling', hash: '#tailwind-App.tsx', expected: 'tailwind'},
  {name: 'codeStyling', hash: '#css-App.js', expected: 'css'},
  {name: 'codeStyling', hash: '#system-App.tsx', expected: 'system'},
  {name: 'codeStyling', hash: '#system-App.tsx', stored: 'css', expected: 'system'},
  {name: 'codeStyling', hash: '#tailwind-App.js', stored: 'css', expected: 'tailwind'},
  {name: 'codeStyling', hash: '#css-My_App.v2.tsx', expected: 'css'},
  {name: 'codeStyling', hash: '#tailwind-x.exe', expected: 'system'},
  {name: 'codeStyling', hash: '#tailwind-x.ts', expected: 'system'},
  {name: 'codeStyling', hash: '#tailwind-x.jsx', expected: 'system'},
  {name: 'codeStyling', hash: '#tailwind-x.exe', stored: 'css', expected: 'css'},
  {name: 'codeStyling', hash: '#css-<script>', expected: 'system'},
  {name: 'codeStyling', hash: '#less-App.tsx', stored: 'css', expected: 'css'},
  {name: 'codeStyling', hash: '#Tailwind-App.tsx', expected: 'system'},
  {name: 'codeStyling', hash: '#App.tsx', stored: 'tailwind', expected: 'tailwind'},
  {name: 'codeStyling', hash: '#css-.tsx', expected: 'system'},
  {name: 'codeStyling', hash: `#css-${'x'.repeat(191)}.tsx`, expected: 'css'},
  {name: 'codeStyling', hash: `#css-${'x'.repeat(192)}.tsx`, expected: 'system'},
  {name: 'codeStyling', hash: `#css-${'x'.repeat(10_240)}.tsx`, expected: 'system'},
  {name: 'codeStyling', search: '?styling=css', hash: '#tailwind-App.tsx', expected: 'css'},
];
