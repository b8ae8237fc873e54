import { type ReactNode, useEffect } from "react";
import { cx } from "../cx.ts";
import { NavBar } from "./NavBar.tsx";
import { PageFooter } from "./PageFooter.tsx";
import { useUi } from "./UiProvider.tsx";

type PageProps = {
  /** Of the document, and of the bar unless `header` replaces it. */
  title: string;
  children: ReactNode;
  /** At the right of the bar. */
  actions?: ReactNode;
  /** false: no back button (the three tabs). A function: instead of the ordinary way back. */
  back?: boolean | (() => void);
  /** Instead of the bar; it must hold the page's `<h1>`. */
  header?: ReactNode;
  /** Stays at the bottom of the screen, above the tab bar where there is one. */
  footer?: ReactNode;
  /** Without the side padding, for pictures from edge to edge. */
  wide?: boolean;
};

/** One screen: bar, content, and a footer for what comes next. */
export function Page({ title, children, actions, back = true, header, footer, wide = false }: PageProps) {
  const { productName } = useUi();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col pb-[var(--bottom-bar,0px)]">
      {header ?? <NavBar title={title} back={back} actions={actions} />}
      <main
        id="content"
        tabIndex={-1}
        className={cx("flex flex-1 flex-col gap-3 outline-none [&>a]:flex-none [&>button]:flex-none", wide ? "" : "px-4 py-3")}
      >
        {children}
      </main>
      {footer === undefined || footer === null ? null : <PageFooter>{footer}</PageFooter>}
    </div>
  );
}
