import "../src/styles.css";
import type { Language } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { MessageBoxHost, ToastHost } from "@sihai/ui";
import { type ReactNode, StrictMode, Suspense, useState } from "react";
import { vi } from "vitest";
import { AppProviders } from "../src/shell/AppProviders.tsx";
import { rememberLanguage } from "../src/shell/language.ts";
import { useSession } from "../src/shell/session.ts";
import { mei } from "./open-page.tsx";
import { stand } from "./stand.ts";

type Shown = { open: boolean; close: () => void };
type Dict = { load: (language: Language) => Promise<unknown> };
export type Part = {
  dicts?: readonly Dict[];
  part: (shown: Shown) => ReactNode;
  /** The part has a button of its own that opens its dialog. */
  opensItself?: boolean;
};

function Opener({ part }: Pick<Part, "part">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? "•" : "◦"}
      </button>
      <div id="part">{part({ open, close: () => setOpen(false) })}</div>
    </>
  );
}

/** Shows a part of the shop to Mei without a page around it, below a button that opens it, until the test ends; gives what opens it. */
export async function openPart({ dicts = [], part, opensItself = false }: Part, language: Language): Promise<Element> {
  rememberLanguage(language);
  await Promise.all([uiDict, shellDict, ...dicts].map((dict) => dict.load(language)));
  useSession.setState({ status: "user", user: mei }, true);
  const host = stand(
    <StrictMode>
      <AppProviders>
        <Suspense fallback={null}>
          <Opener part={part} />
        </Suspense>
        <MessageBoxHost />
        <ToastHost />
      </AppProviders>
    </StrictMode>,
    "main",
  );
  return vi.waitFor(() => {
    const opener = host.querySelector(opensItself ? "#part button" : "button");
    if (!opener) throw new Error("nothing opens it yet");
    return opener;
  });
}
