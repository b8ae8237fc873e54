import { useUi } from "@sihai/ui";
import { type ReactNode, useEffect } from "react";

type WorkPageProps = {
  title: string;
  children: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Under the title: filters and tabs. */
  filters?: ReactNode;
};

/** One page of the console: title, filters, work. */
export function WorkPage({ title, children, actions, filters }: WorkPageProps) {
  const { productName } = useUi();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  return (
    <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col gap-4 p-4 outline-none lg:px-6 lg:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 data-page-title tabIndex={-1} className="text-display font-semibold">
          {title}
        </h1>
        {actions}
      </div>
      {filters}
      {children}
    </main>
  );
}
