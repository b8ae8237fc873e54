export { aWorld, type SpecWorld } from "./a-world.ts";
export { anAddress } from "./an-address.ts";
export { type CallResult, Client } from "./client.ts";
export { eventually, race } from "./race.ts";
