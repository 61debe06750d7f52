/** What may follow a program or one of its subcommands. */
export interface Program {
  /** The package that brings the program, where it has another name. */
  readonly package?: string;
  /** Flags that stand alone. */
  readonly flags?: readonly string[];
  /** Flags that a value follows. */
  readonly valueFlags?: readonly string[];
  /** The first word names one of these; without it, words are free. */
  readonly subcommands?: Readonly<Record<string, Program>>;
  /** Words that are no subcommand are names of scripts in a package.json. */
  readonly runsScripts?: boolean;
  /** Words are packages: `react@19`. */
  readonly takesPackages?: boolean;
  /**
   * The first word is a package that is run, and what follows is for its program. `create` runs the
   * package that has `create-` before its name.
   */
  readonly runsPackage?: 'itself' | 'create';
}
