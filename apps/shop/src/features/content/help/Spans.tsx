import type { Span } from "@sihai/contract/content";
import { useUi } from "@sihai/ui";
import { Fragment } from "react";
import { hrefOf } from "#shop";

/** Running text: emphasis, and links to pages of ours that are finished. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => (
    <Fragment key={`${index + 1}-${span.text}`}>
      <SpanPart span={span} />
    </Fragment>
  ));
}

function SpanPart({ span: { text, strong, emphasis, href: link } }: { span: Span }) {
  const { LinkPart } = useUi();
  const address = link === undefined ? null : hrefOf(link);
  if (address !== null) {
    return (
      <LinkPart href={address} className="font-semibold text-brand-strong underline underline-offset-4">
        {text}
      </LinkPart>
    );
  }
  if (strong) return <strong className="font-semibold">{text}</strong>;
  return emphasis ? <em>{text}</em> : text;
}
