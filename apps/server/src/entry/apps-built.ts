/**
 * Resolves when the pages can be read: at once, or, when whoever started this process is still building them (`APPS=being built`), once it
 * says over the channel that they are, or is gone and will not say it any more.
 */
export function appsBuilt(): Promise<void> {
  if (process.env.APPS !== "being built") return Promise.resolve();
  return new Promise((resolve) => {
    process.once("disconnect", resolve);
    process.on("message", function hear(message) {
      if (message !== "apps built") return;
      process.off("message", hear);
      resolve();
    });
  });
}
