/** What a customer's own program may be let do: read one kind of thing, or submit. Paying is none of it: that takes the person. */
export const tokenScopes = ["items.read", "orders.read", "parcels.read", "orders.submit", "parcels.submit"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** How a token begins, so that one that lies about is recognised. */
export const tokenPrefix = "shk_";
/** The first signs of a token, by which its owner tells it from others; too few to guess the rest. */
export const tokenHintLength = tokenPrefix.length + 6;

/** For how long a token may be made. */
export const tokenDays = [30, 90, 180, 365] as const;
export type TokenDays = (typeof tokenDays)[number];
