import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {usePreference} from '../../hooks/usePreference';
import {findMainText, readSource, type DemoSource} from '../../lib/demos/readSource';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import {COPIED_LABEL_MS} from '../../shared/code';
import type {DemoInfo} from '../../shared/demos';

/** Where a demo can be taken. */
export type SandboxName = 'StackBlitz' | 'CodeSandbox';

export interface DemoTools {
  /** What a tool has to say; empty most of the time. */
  readonly message: string;
  /** The source in the language that the reader prefers; null as long as it is not there. */
  readonly getSource: () => DemoSource | null;
  readonly copySource: () => void;
  readonly copyLink: () => void;
  readonly openIn: (name: SandboxName) => void;
}

async function openSandbox(name: SandboxName, title: string, source: DemoSource): Promise<void> {
  const [{createProject}, forms, versions] = await Promise.all([
    import('../../lib/demos/createProject'),
    import('../../lib/demos/sandboxForms'),
    import('@generated/toolpad-demos/default/packageVersions.json'),
  ]);
  const project = createProject({title, source, versions: versions.default});
  const form =
    name === 'StackBlitz' ? forms.stackBlitzForm(project) : forms.codeSandboxForm(project);
  forms.submitSandboxForm(form, document);
}

async function isCopied(text: string): Promise<boolean> {
  try {
    // There is no clipboard on pages that are not served securely.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * What the tools of a demo do with its source.
 *
 * @param panel - the element that holds the source
 * @param showSource - shows all of it, at once
 */
export function useDemoTools(
  {id}: Pick<DemoInfo, 'id'>,
  title: string,
  panel: React.RefObject<HTMLElement | null>,
  showSource: () => void,
): DemoTools {
  const translate = useTranslate(DEMO_TEXTS);
  const [language] = usePreference('codeLanguage');
  const [{message, isBrief}, setMessage] = React.useState({message: '', isBrief: true});

  React.useEffect(() => {
    const timer =
      message === '' || !isBrief
        ? undefined
        : setTimeout(() => setMessage({message: '', isBrief}), COPIED_LABEL_MS.tabbed);
    return () => clearTimeout(timer);
  }, [message, isBrief]);

  const say = (text: string) => setMessage({message: text, isBrief: true});
  /** Says what a reader needs to act on, until there is something else to say. */
  const keepSaying = (text: string) => setMessage({message: text, isBrief: false});
  const getSource = () => panel.current && readSource(panel.current, language);
  const copySource = async (code: string) => {
    if (await isCopied(code)) {
      say(translate('tools.sourceCopied'));
      return;
    }
    showSource();
    const text = panel.current && findMainText(panel.current, language);
    if (text) {
      window.getSelection()?.selectAllChildren(text);
    }
    keepSaying(translate('tools.sourceSelected'));
  };
  const copyLink = async (link: string) => {
    if (await isCopied(link)) {
      say(translate('tools.linkCopied'));
    } else {
      keepSaying(translate('tools.linkShown', {link}));
    }
  };
  return {
    message,
    getSource,
    copySource: () => {
      const source = getSource();
      if (source) {
        void copySource(source.main.code);
      }
    },
    copyLink: () => {
      const address = new URL(window.location.href);
      address.search = `?code=${language}`;
      address.hash = id;
      void copyLink(address.href);
    },
    openIn: (name) => {
      const source = getSource();
      if (source) {
        openSandbox(name, title, source).catch(() => say(translate('tools.notOpened', {name})));
      }
    },
  };
}
