import type { CallData } from "@sihai/contract";
import { readVideo } from "@sihai/contract/service";
import { remarkLines } from "@sihai/domain/order/draft";
import { formatDateTime, inLanguage, labelled } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { Card, EmptyState, ErrorState, LinkButton, Notice, Page, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { href, isRefused, NothingHere, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";

/** Plays an inspection video to whom it belongs; anyone else finds nothing. */
export default function VideoPage() {
  const words = useDict(serviceDict);
  const { videoId } = usePageSearch("/operation/video");
  if (videoId === undefined)
    return (
      <Page title={words.video}>
        <NothingHere text={words.videoNone} />
      </Page>
    );
  return <Video videoId={videoId} />;
}

function Video({ videoId }: { videoId: string }) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const video = useEndpoint(readVideo, { query: { videoId } });
  if (!video.data)
    return (
      <Page title={words.video}>
        {video.isPending ? (
          <SkeletonList cards={1} picture />
        ) : isRefused(video.error, "VIDEO_NOT_FOUND", "INPUT_INVALID") ? (
          <EmptyState picture="search" text={words.videoNone} action={{ label: words.toOrders, href: href("/order/list") }} />
        ) : (
          <ErrorState onReload={() => void video.refetch()} pending={video.isFetching} />
        )}
      </Page>
    );
  const { name } = video.data;
  return (
    <Page title={words.video}>
      {/* The video is filmed without speech; what was asked for stands below it. */}
      <video
        controls
        muted
        playsInline
        preload="metadata"
        aria-label={labelled(words.video, inLanguage(name, language), language)}
        src={`/api/order/service/video/${videoId}`}
        onError={() => setFailed(true)}
        className="aspect-video w-full rounded-card bg-ink"
      />
      {failed ? (
        <Notice tone="warn" alert>
          {words.videoFailed}
        </Notice>
      ) : null}
      <WhatWasFilmed video={video.data} />
    </Page>
  );
}

function WhatWasFilmed({ video: { name, takenAt, orderNo, remark } }: { video: CallData<typeof readVideo> }) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  return (
    <Card>
      <h2 className="font-semibold">{inLanguage(name, language)}</h2>
      <p className="mt-1 text-note text-grey">
        {words.takenAt} {formatDateTime(takenAt, language)}
      </p>
      {remarkLines(remark).map((line) => (
        <p key={line} className="mt-1 text-note text-grey">
          “{line}”
        </p>
      ))}
      <div className="mt-3">
        <LinkButton small kind="quiet" href={href("/order/detail", { orderNo })}>
          {words.toOrder}
        </LinkButton>
      </div>
    </Card>
  );
}
