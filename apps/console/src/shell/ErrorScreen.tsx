import { shellDict } from "@sihai/text/dict/shell";
import { Button, Illustration } from "@sihai/ui";
import { useRouter } from "@tanstack/react-router";
import { useDict } from "./language.ts";

/** A page that could not be loaded or broke. */
export function ErrorScreen({ reset }: { error: unknown; reset: () => void }) {
  const words = useDict(shellDict);
  const router = useRouter();

  async function retry() {
    await router.invalidate();
    reset();
  }

  return (
    <main id="content" tabIndex={-1} className="flex flex-1 flex-col items-center gap-4 px-6 py-12 text-center">
      <Illustration name="cloud" />
      <h1 className="text-title font-semibold">{words.pageFailedTitle}</h1>
      <p role="alert" className="max-w-[300px] text-grey">
        {words.pageFailed}
      </p>
      <Button onClick={() => void retry()}>{words.retry}</Button>
    </main>
  );
}
