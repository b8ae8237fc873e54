export { aBuyer, logInAgain, pay, payPassword } from "./a-buyer.ts";
export { aWorld, type SpecWorld, type WorldOptions } from "./a-world.ts";
export { anAddress } from "./an-address.ts";
export { inDeposit, inWallet } from "./balances.ts";
export { type CallResult, Client } from "./client.ts";
export { aKey } from "./keys.ts";
export { meetInside } from "./meet-inside.ts";
export { atBoth, eventually, race, trials } from "./race.ts";
export { told } from "./told.ts";
