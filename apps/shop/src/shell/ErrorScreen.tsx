import { shellDict } from "@sihai/text/dict/shell";
import { Button, EmptyState, Illustration, LinkButton, NavBar } from "@sihai/ui";
import { useRouter } from "@tanstack/react-router";
import { href } from "./navigation.ts";
import { useDict } from "./use-dict.ts";

/** A page that could not be loaded or broke: says that nothing was charged, and tries again. */
export function ErrorScreen({ reset }: { error: unknown; reset: () => void }) {
  const words = useDict(shellDict);
  const router = useRouter();

  async function retry() {
    await router.invalidate();
    reset();
  }

  return (
    <div className="mx-auto max-w-3xl">
      <NavBar title={words.pageFailedTitle} />
      <main id="content" tabIndex={-1} className="flex flex-col items-center gap-4 px-6 py-12 text-center">
        <Illustration name="cloud" />
        <p role="alert" className="max-w-[300px] text-grey">
          {words.pageFailed}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => void retry()}>{words.retry}</Button>
          <LinkButton kind="quiet" href={href("/home")}>
            {words.toHome}
          </LinkButton>
        </div>
      </main>
    </div>
  );
}

/** The page is there, but what its address asks for is not (a wrong number, something of somebody else). */
export function NothingHere({ text }: { text?: string }) {
  const words = useDict(shellDict);
  return <EmptyState picture="search" text={text ?? words.notFound} action={{ label: words.toHome, href: href("/home") }} />;
}
