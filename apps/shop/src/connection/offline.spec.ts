import * as orders from "@sihai/contract/order";
import * as parcels from "@sihai/contract/parcel";
import * as settings from "@sihai/contract/setting";
import * as storage from "@sihai/contract/storage";
import { expect, it } from "vitest";
import { keptPaths } from "./offline.ts";

const reads = [orders, parcels, settings, storage].flatMap((calls) =>
  Object.values(calls).filter((call) => typeof call === "object" && "path" in call && "method" in call),
);

it("keeps replies of calls that are there, that read only, and that move no money", () => {
  for (const path of keptPaths) {
    const call = reads.find((each) => each.path === path);
    expect(call?.method, path).toBe("GET");
    expect(path).not.toMatch(/wallet|pay|card|clearance|password/);
  }
});
