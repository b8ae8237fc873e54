/**
 * The one way an adapter reaches the network. The server injects its guarded outbound client; specs inject the global `fetch`.
 * Narrower than the global on purpose: addresses are strings built by the adapter, never taken from a reply.
 */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Why an outside source gave no usable answer. `SOURCE_SLOW`: the time limit passed; what it did in the meantime is unknown. */
export type SourceRefusal = { code: "SOURCE_SLOW"; source: string } | { code: "SOURCE_FAILED"; source: string; detail: string };
