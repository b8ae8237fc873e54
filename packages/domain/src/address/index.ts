export * from "./address-rules.ts";
export * from "./city-states.ts";
export * from "./countries.ts";
export * from "./mainland-mobile.ts";
export * from "./printable.ts";
export * from "./read-address.ts";
export * from "./states.ts";
