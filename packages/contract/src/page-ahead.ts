/** What the server and the thread that renders pages ahead say to one another (decision 61). */

/** A call a page makes for its first view, as the phone would send it. */
export type ReadCall = { method: string; url: string; headers: Record<string, string>; body: string | null };

/** What came of it; null: it was not let through. */
export type ReadReply = { status: number; date: string; text: string } | null;

/** A page as it is to look, and the data it stands on, as text for its script. */
export type PageAhead = { html: string; data: string };

/** `cookie`: those that scripts may read, as `document.cookie` would say them. `languages`: as the browser asks for them, the dearest first. */
export type PageReader = { cookie: string; languages: readonly string[] };

export type ToPageThread =
  | ({ kind: "page"; job: number; address: string } & PageReader)
  | { kind: "reply"; job: number; call: number; reply: ReadReply }
  /** Nobody waits any longer. */
  | { kind: "drop"; job: number };

export type FromPageThread =
  | { kind: "call"; job: number; call: number; asked: ReadCall }
  | { kind: "done"; job: number; page: PageAhead | null };

/**
 * Beside the built shop, in `.ahead`: which files a page needs at once, by language; `rendered`: whether the thread renders it; `begin`: what fetches
 * the code of a rendered page once it is seen.
 */
export type PageFiles = {
  styles: string;
  begin: string;
  pages: Record<string, { rendered: boolean; files: Record<string, string[]> }>;
};
