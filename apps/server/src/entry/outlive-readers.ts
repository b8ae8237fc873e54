/** Whoever reads the server's output may go away: what it says is lost then, the server is not. Anything else that fails is a fault. */
export function outliveReaders(outputs: readonly NodeJS.WriteStream[]): void {
  for (const output of outputs)
    output.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
}
