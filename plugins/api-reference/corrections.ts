import type {ApiMember, ApiModel} from './types';

/** A default that the comments of the package state, but its script does not follow. */
export interface Correction {
  readonly symbol: string;
  readonly member: string;
  /** What the comment says. When it no longer does, the correction is out of date. */
  readonly published: string;
  /** What is true; nothing when there is no default. */
  readonly actual?: string;
  readonly why: string;
}

const NO_DEFAULT_SLOT = 'SignInPage renders nothing in this slot unless it is set.';
const MERGED = 'DashboardLayout falls back on what AppProvider was given.';
const NO_FALLBACK = 'Nothing fills the field in when it is left out.';

export const CORRECTIONS: readonly Correction[] = [
  {
    symbol: 'AccountSlots',
    member: 'signInButton',
    published: 'Button',
    actual: 'SignInButton',
    why: 'Account renders its own SignInButton, not the one of Material UI.',
  },
  {
    symbol: 'AccountSlots',
    member: 'signOutButton',
    published: 'Button',
    why: 'Account never reads this slot.',
  },
  {
    symbol: 'DashboardLayoutSlots',
    member: 'appTitle',
    published: 'Link',
    why: 'The default is a component that is not exported and contains a link.',
  },
  {symbol: 'DashboardLayout', member: 'branding', published: 'null', why: MERGED},
  {symbol: 'DashboardLayout', member: 'navigation', published: '[]', why: MERGED},
  {
    symbol: 'SignInPageSlots',
    member: 'forgotPasswordLink',
    published: 'Link',
    why: NO_DEFAULT_SLOT,
  },
  {symbol: 'SignInPageSlots', member: 'signUpLink', published: 'Link', why: NO_DEFAULT_SLOT},
  {
    symbol: 'SignInPageSlots',
    member: 'rememberMe',
    published: 'FormControlLabel',
    why: NO_DEFAULT_SLOT,
  },
  {symbol: 'AuthProvider', member: 'name', published: "''", why: 'The field is required.'},
  {symbol: 'AuthResponse', member: 'error', published: "''", why: NO_FALLBACK},
  {symbol: 'AuthResponse', member: 'type', published: "''", why: NO_FALLBACK},
  {symbol: 'AuthResponse', member: 'success', published: "''", why: NO_FALLBACK},
];

function withDefault(member: ApiMember, actual: string | undefined): ApiMember {
  const corrected = {...member, default: actual};
  if (actual === undefined) {
    delete corrected.default;
  }
  return corrected;
}

/**
 * Replaces the defaults that are known to be wrong.
 *
 * @throws when a correction no longer fits what the package says
 */
export function applyCorrections(model: ApiModel, corrections: readonly Correction[]): ApiModel {
  const stale = corrections.filter(({symbol, member, published}) => {
    const found = model.symbols.find(({name}) => name === symbol);
    return found?.members.find(({name}) => name === member)?.default !== published;
  });
  if (stale.length > 0) {
    const list = stale.map(({symbol, member, published}) => {
      return `- ${symbol}.${member} no longer has the default ${published}`;
    });
    throw new Error(
      `Corrections of ${model.packageName} ${model.version} are out of date:\n${list.join('\n')}\nCheck what the package does now, then change or remove them in plugins/api-reference/corrections.ts.`,
    );
  }
  return {
    ...model,
    symbols: model.symbols.map((symbol) => ({
      ...symbol,
      members: symbol.members.map((member) => {
        const correction = corrections.find(
          (one) => one.symbol === symbol.name && one.member === member.name,
        );
        return correction ? withDefault(member, correction.actual) : member;
      }),
    })),
  };
}
