/** What the component of each kind of channel gets: with `add` the person asks for one. */
export interface ChannelProps {
  add: (channel: object) => Promise<void>;
}
