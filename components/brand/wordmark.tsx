/** The product's name as it stands in the banner. */
export function Wordmark() {
  return <span className="text-lg font-bold tracking-tight text-ink">Sealwright</span>;
}
