import { expect, it } from "vitest";
import { decrypt } from "./decrypt.ts";

// Section 5 and appendix A of RFC 8291.
const receiver = {
  privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const body = Buffer.from(
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  "base64url",
);

it("reads the example of RFC 8291", () => {
  expect(decrypt(body, receiver)).toBe("When I grow up, I want to be a watermelon");
});

it("reads nothing that was changed, and nothing meant for another", () => {
  const changed = Buffer.from(body);
  changed.writeUInt8(changed.readUInt8(120) ^ 1, 120);
  expect(() => decrypt(changed, receiver)).toThrow();
  expect(() => decrypt(body, { ...receiver, auth: "AAAAAAAAAAAAAAAAAAAAAA" })).toThrow();
});
