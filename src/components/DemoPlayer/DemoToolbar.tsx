import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
import {usePreference} from '../../hooks/usePreference';
import {useRovingFocus} from '../../hooks/useRovingFocus';
import {ToolButton} from './ToolButton';
import {ToolIcon} from './ToolIcon';
import styles from './DemoToolbar.module.css';
import toolStyles from './ToolButton.module.css';
import type {DemoTools} from './useDemoTools';

export interface DemoToolbarProps {
  readonly id: string;
  readonly title: string;
  /** The address of the demo's own page. */
  readonly href: string;
  readonly tools: DemoTools;
  readonly isSourceHidden: boolean;
  readonly isEditing: boolean;
  readonly isFull: boolean;
  readonly onToggleSource: () => void;
  readonly onToggleEdit: () => void;
  readonly onReset: () => void;
  readonly onToggleFull: () => void;
}

/** What a reader can do with a demo: one stop for the Tab key. */
export function DemoToolbar({
  id,
  title,
  href,
  tools,
  isSourceHidden,
  isEditing,
  isFull,
  onToggleSource,
  onToggleEdit,
  onReset,
  onToggleFull,
}: DemoToolbarProps): React.ReactNode {
  const [language, setLanguage] = usePreference('codeLanguage');
  const toolbar = useRovingFocus();
  const translate = useTranslate(DEMO_TEXTS);
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={translate('tools.label', {title})}
      className={styles.toolbar}
    >
      <ToolButton
        label={translate('tools.typescript')}
        text="TS"
        isPressed={language === 'ts'}
        onClick={() => setLanguage('ts')}
      />
      <ToolButton
        label={translate('tools.javascript')}
        text="JS"
        isPressed={language === 'js'}
        onClick={() => setLanguage('js')}
      />
      <ToolButton
        label={translate(isSourceHidden ? 'tools.showCode' : 'tools.hideCode')}
        icon="code"
        isExpanded={!isSourceHidden}
        controls={`${id}-source`}
        onClick={onToggleSource}
      />
      <span className={styles.gap} role="status">
        {tools.message}
      </span>
      <ToolButton
        label={translate('tools.edit')}
        icon="edit"
        isPressed={isEditing}
        onClick={onToggleEdit}
      />
      <ToolButton label={translate('tools.copySource')} icon="copy" onClick={tools.copySource} />
      <ToolButton label={translate('tools.copyLink')} icon="link" onClick={tools.copyLink} />
      <ToolButton
        label={translate('tools.stackBlitz')}
        icon="stackBlitz"
        onClick={() => tools.openIn('StackBlitz')}
      />
      <ToolButton
        label={translate('tools.codeSandbox')}
        icon="codeSandbox"
        onClick={() => tools.openIn('CodeSandbox')}
      />
      <ToolButton label={translate('tools.reset')} icon="reset" onClick={onReset} />
      <ToolButton
        label={translate(isFull ? 'tools.leaveFull' : 'tools.full')}
        icon={isFull ? 'close' : 'fullscreen'}
        onClick={onToggleFull}
      />
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className={toolStyles.tool}
        aria-label={translate('tools.newTab')}
        title={translate('tools.newTab')}
      >
        <ToolIcon name="newTab" />
      </a>
    </div>
  );
}
