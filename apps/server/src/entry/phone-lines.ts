import { networkInterfaces } from "node:os";

/** How to try it on a phone: links, the pay page and mails lead where `PUBLIC_URL` says, which is this computer alone until told otherwise. */
export function phoneLines(publicUrl: string, port: number, interfaces = networkInterfaces()): string[] {
  if (new URL(publicUrl).hostname !== "localhost") return [];
  const outside = Object.values(interfaces).flatMap((each = []) =>
    each.filter(({ family, internal }) => family === "IPv4" && !internal),
  );
  const [first] = outside;
  return first
    ? [`       on a phone in your network: start it with PUBLIC_URL=http://${first.address}:${port}, and open that there`]
    : [];
}
