import { useOnline } from "@sihai/client";
import { shellDict } from "@sihai/text/dict/shell";
import { Button, LinkButton, NavBar } from "@sihai/ui";
import { useRouter } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { href } from "./navigation.ts";
import { knownAsLoggedIn } from "./session.ts";
import { useDict } from "./use-dict.ts";

/** A page that could not be loaded or broke: says that nothing was charged, and tries again. */
export function ErrorScreen({ reset }: { error: unknown; reset: () => void }) {
  const words = useDict(shellDict);
  const router = useRouter();
  const readable = !useOnline() && knownAsLoggedIn();

  async function retry() {
    await router.invalidate();
    reset();
  }

  return (
    <div className="mx-auto max-w-3xl">
      <NavBar title={words.pageFailedTitle} />
      <main id="content" tabIndex={-1} className="flex flex-col items-center gap-4 px-6 py-12 text-center">
        <CloudOff aria-hidden size={72} strokeWidth={1.2} className="text-brand" />
        <p role="alert" className="max-w-75 text-grey">
          {readable ? words.pageNotKept : words.pageFailed}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => void retry()}>{words.retry}</Button>
          <LinkButton kind="quiet" href={href("/home")}>
            {words.toHome}
          </LinkButton>
          {readable ? <KeptPages /> : null}
        </div>
      </main>
    </div>
  );
}

/** In the place of what was never loaded and cannot be now: that it needs a network, and what can be read without one. */
export function Offline() {
  const words = useDict(shellDict);
  const isKnown = knownAsLoggedIn();
  return (
    <>
      <p className="max-w-75 text-grey">{isKnown ? words.pageNotKept : words.pageFailed}</p>
      {isKnown ? <KeptPages /> : null}
    </>
  );
}

/** Where somebody without a network still finds what was there last (connection/offline.ts). */
function KeptPages() {
  const words = useDict(shellDict);
  return (
    <nav aria-label={words.keptPages} className="flex w-full justify-center gap-3">
      <LinkButton kind="quiet" small href={href("/order/list")}>
        {words.keptOrders}
      </LinkButton>
      <LinkButton kind="quiet" small href={href("/package/list")}>
        {words.keptParcels}
      </LinkButton>
      <LinkButton kind="quiet" small href={href("/order/in-storage/goods-list")}>
        {words.keptStorage}
      </LinkButton>
    </nav>
  );
}
