/** What the slot shows, wherever it comes from (spec §3, "Ad"). */
export interface Ad {
  /** Always `https:`. */
  readonly link: string;
  /** Always `https:`, or a file of this site. */
  readonly img: string;
  /** Who advertises. */
  readonly name: string;
  readonly description: string;
  /** Who serves the ad, for the "ad by" label. */
  readonly poweredby: string;
  /** What analytics calls the ad. */
  readonly label: string;
  /** Addresses of pictures that count the display. */
  readonly pixels?: readonly string[];
}

/** A large picture beside the text, or a small one in line with it. */
export type AdShape = 'image' | 'inline';
