import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** How an authenticator's answer may be wrong. */
export type Faults = { origin?: string; site?: string; isUnverified?: boolean; count?: number };

/** A short text in CBOR. */
const textOf = (text: string) => Buffer.from([0x60 | text.length, ...Buffer.from(text)]);

/** A device that makes one passkey and signs with it, as a browser would hand it on. */
export function anAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counted = 0;

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }));
  const head = (flags: number, { site = new URL(origin).hostname, isUnverified = false, count = 0 }: Faults) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    // Somebody was there, and showed who they are.
    const seen = isUnverified ? 0x01 : 0x05;
    return Buffer.concat([createHash("sha256").update(site).digest(), Buffer.from([flags | seen]), counter]);
  };

  return {
    id,
    /** What `addPasskey` is sent. */
    make({ challenge }: { challenge: string }, faults: Faults = {}) {
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([head(0x40, faults), Buffer.alloc(16), length, credentialId, key]);
      const attestation = Buffer.concat([
        Buffer.from("a3", "hex"),
        ...[textOf("fmt"), textOf("none"), textOf("attStmt"), Buffer.from("a0", "hex"), textOf("authData")],
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        id,
        clientDataJSON: clientData("webauthn.create", challenge, faults).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal" as const],
      };
    },
    /** What `logInByPasskey` is sent; each time the device counts on. */
    sign({ challenge }: { challenge: string }, faults: Faults = {}) {
      counted += 1;
      const authenticatorData = head(0, { ...faults, count: faults.count ?? counted });
      const client = clientData("webauthn.get", challenge, faults);
      const signed = Buffer.concat([authenticatorData, createHash("sha256").update(client).digest()]);
      return {
        id,
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
      };
    },
  };
}
