import * as React from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useTranslate} from '../../contexts/LanguageContext';
import {EXAMPLE_TEXTS} from '../../lib/i18n/texts/examples';
import {EXAMPLES_PATH, exampleFileId, type ExampleFile} from '../../shared/examples';
import {CodeBlock} from '../CodeBlock/CodeBlock';
import styles from './ExampleSource.module.css';

export interface ExampleSourceProps {
  readonly example: {
    readonly name: string;
    readonly description: string;
    readonly files: readonly ExampleFile[];
  };
}

/** The page with the source of an example: every file, and links to them. */
export function ExampleSource({
  example: {name, description, files},
}: ExampleSourceProps): React.ReactNode {
  const translate = useTranslate(EXAMPLE_TEXTS);
  const title = translate('source.title', {name});
  return (
    <Layout title={title} description={description}>
      <main className={styles.main}>
        <p>
          <Link to={EXAMPLES_PATH}>{translate('source.back')}</Link>
        </p>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{description}</p>
        <div className={styles.columns}>
          <nav className={styles.files} aria-labelledby="files">
            <Heading as="h2" id="files" className={styles.label}>
              {translate('source.files')}
            </Heading>
            <ul>
              {files.map(({path}) => (
                <li key={path}>
                  <a href={`#${exampleFileId(path)}`}>{path}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.texts}>
            {files.map(({path, label, html}) => (
              <CodeBlock
                key={path}
                id={exampleFileId(path)}
                label={label}
                title={path}
                html={html}
              />
            ))}
          </div>
        </div>
      </main>
    </Layout>
  );
}
