/** Another parent than at first: npm was ended, and passes on no signal. */
const lookEveryMs = 500;

/**
 * Calls `end` once when the process that started this one is gone. For processes of npm only: from a shell one may be started to outlive
 * its parent.
 */
export function endWithParent(end) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, lookEveryMs);
  look.unref();
}
