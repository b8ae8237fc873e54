export { openWire, type Reply, type Wire } from "./wire.ts";
