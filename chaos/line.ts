import { connect, createServer, type Socket } from "node:net";

/** The line between a node and its database. */
export type Line = {
  port: number;
  /** Says nothing any more, both ways, without an end; then goes on. */
  silent(ms: number): void;
  cut(): void;
  close(): void;
};

/** A line to a port of this machine, which can go dead as a network does. */
export async function openLine(to: number): Promise<Line> {
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    if (isSilent) for (const end of pair) end.pause();
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const each of pair) each.on("error", end).on("close", end);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the line has no port");
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) for (const socket of pair) act(socket);
  };
  return {
    port: address.port,
    silent(ms) {
      isSilent = true;
      each((socket) => socket.pause());
      setTimeout(() => {
        isSilent = false;
        each((socket) => socket.resume());
      }, ms).unref();
    },
    cut: () => each((socket) => socket.destroy()),
    close: () => server.close(),
  };
}
