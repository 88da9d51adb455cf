import { pages } from "./navigation/pages.ts";

export type InfoTopic = keyof (typeof pages)["/info/:topic"]["titles"];

export const infoTopics = Object.keys(pages["/info/:topic"].titles) as readonly InfoTopic[];

export function isInfoTopic(value: unknown): value is InfoTopic {
  return infoTopics.includes(value as InfoTopic);
}
