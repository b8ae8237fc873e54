import "./styles.css";
import { setRequestWorld } from "@sihai/client";
import { languageTag } from "@sihai/text";
import { consoleListFileDict } from "@sihai/text/dict/console/payment/list-file";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { currentLanguage, startLanguage } from "./shell/language.ts";
import { toSignIn } from "./shell/navigation.ts";
import { reportFailure } from "./shell/report-failure.ts";
import { hearRights } from "./shell/rights.ts";
import { router } from "./shell/router.tsx";
import { endSession } from "./shell/session.ts";

async function start() {
  startLanguage();
  setRequestWorld({
    base: () => "/api",
    language: () => languageTag(currentLanguage()),
    words: () => shellDict.peek(currentLanguage()),
    report: reportFailure,
    toLogin: () => {
      endSession();
      toSignIn();
    },
    rights: hearRights,
    // The gate's own question stays where it is; every other call without a session leads to the sign-in page.
    knownAsLoggedIn: () => true,
  });
  const language = currentLanguage();
  // What a page may show at any moment, its notes and its download too: words that come later hide it for a blink, and its keys are lost.
  await Promise.all([uiDict, shellDict, consoleDict, consoleNoteDict, consoleListFileDict].map((dict) => dict.load(language)));
  const rootElement = document.querySelector("#root");
  if (!rootElement) throw new Error("the page has no #root");
  createRoot(rootElement).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void start();
