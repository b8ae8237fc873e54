import { ApiError } from "./api-error.ts";
import { timeoutsMs } from "./request.ts";

/**
 * Fetches a file and hands it to the browser to keep, under a name. What takes longer than the generic layer's time is given up (rule M-13):
 * a link alone would wait as long as the connection does.
 */
export async function download(address: string, name: string): Promise<void> {
  const file = await fetched(address);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it on its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), timeoutsMs.generic);
}

async function fetched(address: string): Promise<Blob> {
  const timeout = AbortSignal.timeout(timeoutsMs.generic);
  try {
    const reply = await fetch(address, { signal: timeout, headers: { "x-platform": "web" } });
    if (!reply.ok) throw new ApiError(reply.status < 500 ? "refusal" : "service", "", { status: reply.status });
    return await reply.blob();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(timeout.aborted ? "timeout" : "network", "", { cause });
  }
}
