import * as React from 'react';
import {usePreference} from '../../hooks/usePreference';
import {readSource, type DemoSource} from '../../lib/demos/readSource';
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

/**
 * What the tools of a demo do with its source.
 *
 * @param panel - the element that holds the source
 */
export function useDemoTools(
  {id}: Pick<DemoInfo, 'id'>,
  title: string,
  panel: React.RefObject<HTMLElement | null>,
): DemoTools {
  const [language] = usePreference('codeLanguage');
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    const timer =
      message === '' ? undefined : setTimeout(() => setMessage(''), COPIED_LABEL_MS.tabbed);
    return () => clearTimeout(timer);
  }, [message]);

  const getSource = () => panel.current && readSource(panel.current, language);
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => setMessage(`${what} copied`),
      () => setMessage('The browser does not allow copying'),
    );
  };
  return {
    message,
    getSource,
    copySource: () => {
      const source = getSource();
      if (source) {
        copy(source.main.code, 'Source');
      }
    },
    copyLink: () => {
      const address = new URL(window.location.href);
      address.search = `?code=${language}`;
      address.hash = id;
      copy(address.href, 'Link');
    },
    openIn: (name) => {
      const source = getSource();
      if (source) {
        openSandbox(name, title, source).catch(() => setMessage(`${name} could not be opened`));
      }
    },
  };
}
