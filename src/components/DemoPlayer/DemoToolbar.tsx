import * as React from 'react';
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
  return (
    <div ref={toolbar} role="toolbar" aria-label={`Tools: ${title}`} className={styles.toolbar}>
      <ToolButton
        label="TypeScript"
        text="TS"
        isPressed={language === 'ts'}
        onClick={() => setLanguage('ts')}
      />
      <ToolButton
        label="JavaScript"
        text="JS"
        isPressed={language === 'js'}
        onClick={() => setLanguage('js')}
      />
      <ToolButton
        label={isSourceHidden ? 'Show code' : 'Hide code'}
        icon="code"
        isExpanded={!isSourceHidden}
        controls={`${id}-source`}
        onClick={onToggleSource}
      />
      <span className={styles.gap} role="status">
        {tools.message}
      </span>
      <ToolButton label="Edit" icon="edit" isPressed={isEditing} onClick={onToggleEdit} />
      <ToolButton label="Copy source" icon="copy" onClick={tools.copySource} />
      <ToolButton label="Copy link" icon="link" onClick={tools.copyLink} />
      <ToolButton
        label="Open in StackBlitz"
        icon="stackBlitz"
        onClick={() => tools.openIn('StackBlitz')}
      />
      <ToolButton
        label="Open in CodeSandbox"
        icon="codeSandbox"
        onClick={() => tools.openIn('CodeSandbox')}
      />
      <ToolButton label="Reset" icon="reset" onClick={onReset} />
      <ToolButton
        label={isFull ? 'Leave full screen' : 'Full screen'}
        icon={isFull ? 'close' : 'fullscreen'}
        onClick={onToggleFull}
      />
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className={toolStyles.tool}
        aria-label="Open in a new tab"
        title="Open in a new tab"
      >
        <ToolIcon name="newTab" />
      </a>
    </div>
  );
}
