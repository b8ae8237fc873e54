import { createPublicKey, verify } from "node:crypto";

type Claims = { aud?: unknown; exp?: unknown; sub?: unknown };

const day = 86_400;

/**
 * Checks who sends by RFC 8292: the header `vapid t=…, k=…`, a token signed by the key it names, for this origin, no older than it says and not good
 * for more than a day. Answers the key, or what a push service would say.
 */
export function readVapid(header: string | undefined, origin: string, now: Date): { key: string } | { refused: string } {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (signature === "" || point.length !== 65) return { refused: "no vapid token" };
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      ...{ kty: "EC", crv: "P-256" },
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return { refused: "wrong signature" };
  const { aud, exp, sub }: Claims = JSON.parse(Buffer.from(claims, "base64url").toString());
  const seconds = now.getTime() / 1000;
  if (aud !== origin) return { refused: "for another push service" };
  if (typeof exp !== "number" || exp <= seconds || exp > seconds + day) return { refused: "expired, or good for too long" };
  if (typeof sub !== "string" || !/^(mailto:|https:)/.test(sub)) return { refused: "no contact" };
  return { key };
}
