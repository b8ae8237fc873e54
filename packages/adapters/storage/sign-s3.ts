import { createHash, createHmac } from "node:crypto";

type Request = {
  method: string;
  address: URL;
  body: Uint8Array | undefined;
  region: string;
  keyId: string;
  secret: string;
  at: Date;
};

/**
 * The headers that sign a request by AWS Signature Version 4, over method, path, host, time and content. Paths are made of keys, which need no
 * encoding; questions after a path are not used.
 */
export function signS3({ method, address, body, region, keyId, secret, at }: Request): Record<string, string> {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, "");
  const day = moment.slice(0, 8);
  const content = sha256(body ?? "");
  const signed = { host: address.host, "x-amz-content-sha256": content, "x-amz-date": moment };
  const names = Object.keys(signed).join(";");
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = [method, address.pathname, "", lines.join(""), names, content].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, sha256(request)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${secret}`);
  const signature = hmac(key, toSign).toString("hex");
  return {
    "x-amz-content-sha256": content,
    "x-amz-date": moment,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function sha256(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
