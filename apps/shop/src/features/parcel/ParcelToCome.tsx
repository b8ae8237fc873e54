import { SkeletonBlock, SkeletonBox, SkeletonLine, SkeletonPage } from "@sihai/ui";

/** A parcel's page to come: when it arrives and how far it is, the settlement with its photos, its way. */
export function ParcelToCome() {
  return (
    <SkeletonPage>
      <SkeletonBox className="gap-3">
        <TagAndNumber />
        <div>
          <SkeletonLine height={8} width="66%" />
          <SkeletonLine height={9} />
        </div>
        <div className="flex flex-col gap-2">
          <SkeletonLine height={6} />
          <SkeletonLine height={4.5} />
          <SkeletonLine height={5.5} width="50%" />
        </div>
      </SkeletonBox>
      <SkeletonBox className="gap-3">
        <SkeletonLine height={6} width="33%" />
        <div className="grid grid-cols-3 gap-2">
          {["scale", "tape", "packed"].map((photo) => (
            <SkeletonLine key={photo} height={26} />
          ))}
        </div>
        <SkeletonLine height={9} width="66%" />
        <SkeletonLine height={50} />
      </SkeletonBox>
      <ScansToCome />
    </SkeletonPage>
  );
}

/** Cards of the list of parcels to come. */
export function ParcelsToCome() {
  return (
    <SkeletonPage>
      {["first", "second", "third"].map((card) => (
        <SkeletonBox key={card} className="gap-3">
          <div className="flex flex-col gap-2">
            <TagAndNumber />
            <div className="flex items-center gap-3">
              <SkeletonBlock className="size-14 shrink-0" />
              <SkeletonBlock className="size-14 shrink-0" />
              <div className="flex-1">
                <SkeletonLine height={5.5} />
                <SkeletonLine height={4.5} width="66%" />
              </div>
            </div>
          </div>
          <SkeletonLine height={5.5} />
          <SkeletonLine height={13.5} width="66%" />
          <SkeletonLine height={11} />
        </SkeletonBox>
      ))}
    </SkeletonPage>
  );
}

/** A parcel's way to come: its number, then its scans. */
export function TrackingToCome() {
  return (
    <SkeletonPage>
      <SkeletonBox>
        <SkeletonLine height={4.5} width="25%" />
        <SkeletonLine height={7} width="50%" />
      </SkeletonBox>
      <ScansToCome />
    </SkeletonPage>
  );
}

function ScansToCome() {
  return (
    <SkeletonBox className="gap-4">
      {["first", "second", "third", "fourth", "fifth"].map((scan) => (
        <div key={scan} className="flex gap-4 pl-1">
          <SkeletonBlock className="mt-1.5 size-3 shrink-0" />
          <div className="flex-1">
            <SkeletonLine height={6} width="66%" />
            <SkeletonLine height={4.5} width="50%" />
            <SkeletonLine height={4.5} width="50%" />
          </div>
        </div>
      ))}
    </SkeletonBox>
  );
}

function TagAndNumber() {
  return (
    <div className="flex items-center justify-between gap-3">
      <SkeletonLine height={6} width="27%" />
      <SkeletonLine height={4.5} width="35%" />
    </div>
  );
}
