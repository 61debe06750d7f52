// Writes small packages to disk, so that tests can read them as they read the real one.
import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The files of a package with a component, a hook, a class and a type. */
export const FIXTURE: Readonly<Record<string, string>> = {
  'package.json': '{"name": "fixture", "version": "1.0.0"}',
  'index.d.ts': 'export * from "./Box/index.js";\nexport * from "./useBox/index.js";',
  'Box/index.d.ts': 'export * from "./Box.js";',
  'Box/Box.d.ts': `import * as React from 'react';
export interface BoxSlots {
  /** @default Lid */
  lid?: React.ElementType;
}
export interface BoxProps {
  children: React.ReactNode;
  /** @default 'red' */
  color?: Color;
  /** @deprecated */
  old?: boolean;
  width?: number;
  slots?: BoxSlots;
  slotProps?: { lid?: { open: boolean }; frame?: object };
}
export type Color = 'red' | 'blue';
declare function Box(props: BoxProps): React.JSX.Element;
declare namespace Box {
  var propTypes: any;
}
export { Box };
export declare const BoxContext: React.Context<Color | null>;`,
  'Box/Box.js': `function Box(props) {
  const {color = 'red', width = 10} = props;
  return width + color;
}`,
  'useBox/index.d.ts': 'export * from "./useBox.js";',
  'useBox/useBox.d.ts': `import { Color } from '../Box/index.js';
interface Options<T> {
  value: T;
}
export interface BoxHandle {
  open: (color: Color) => Promise<void>;
}
export interface ColorOptions extends Options<Color> {
  deep?: { inner?: string };
}
export declare function useBox<T = string>(id: string | null, options?: ColorOptions): BoxHandle;
export declare class Store {
  private items;
  constructor(size?: number);
  get(key: string): unknown;
}
export {};`,
  'internal/index.d.ts': 'export declare const secret: string;',
  'empty/index.d.ts': '',
};

/**
 * Writes a package into a new folder.
 *
 * @param changes - files that differ from {@link FIXTURE}
 * @returns the folder
 */
export async function writeFixturePackage(
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-fixture-'));
  for (const [name, content] of Object.entries({...FIXTURE, ...changes})) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  return folder;
}
