import type {ComponentType} from 'react';
import type {DemoInfo} from '../../src/shared/demos';

/** A demo's file. */
export interface DemoModule {
  readonly default: ComponentType;
}

/**
 * What a page knows of a demo. The server's copy can render it at once; the browser's copy holds
 * neither the demo nor its source, and loads each when it is needed.
 */
export interface DemoEntry extends DemoInfo {
  readonly load: () => Promise<DemoModule>;
  /** The source as highlighted HTML, for pages that the browser has rendered itself. */
  readonly loadSource: () => Promise<{readonly default: {readonly html: string}}>;
  /** The demo as HTML; empty in the browser, which finds it in the page. */
  readonly renderHtml: () => string;
  /** The source as highlighted HTML; empty in the browser. */
  readonly sourceHtml: string;
}

/** All demos by `page/id`: at hand on the server, to be loaded in the browser. */
export type DemoIndex = Readonly<Record<string, () => DemoEntry | Promise<{default: DemoEntry}>>>;

/** The modules that an edited demo may import, each loaded when it is used. */
export type PlaygroundModules = Readonly<Record<string, () => Promise<unknown>>>;

/** What exported projects install, with exact versions. */
export type PackageVersions = Readonly<Record<string, string>>;

/** What a site says of a demo in one place instead of on the page. */
export interface CatalogEntry {
  /** The name of the file without its extension. */
  readonly name: string;
  /** The file, below the site's folder, with forward slashes. */
  readonly file: string;
  readonly title?: string | undefined;
  readonly frame?: boolean | undefined;
  /** In CSS pixels. */
  readonly height?: number | undefined;
}
