// A conversation for the chat demo, from the oldest line to the newest: who writes, and what.

const OLD = `
them: Are you still up for the ridge on Saturday?
me: Absolutely. I have been looking at the map all week
them: Same. Which side do you want to start from?
me: The lake. The other side is in the sun by nine
them: Lake it is
them: My sister may join, she asks how long it takes
me: Six hours if we take breaks, five if we don't
me: And we take breaks
them: Good, she has a new camera
them: Every flower will be a break
me: Then let's say seven
them: I checked the trains. There is one at 6:12 and one at 7:04
me: 6:12, please. Then we are at the hut before the crowd
them: You said that last time and overslept
me: I had one job
them: You had one job!
me: Two alarms this time
them: Three
me: Fine, three
them: The hut opens at eight, I called them
them: They have the apricot cake again
me: Why didn't you start with that
them: I wanted to know whether you come for the mountain or for the cake
me: For the company, obviously
them: Obviously
me: And the cake
them: What do we do about lunch?
me: I bring bread and cheese, you bring everything that weighs something
them: Very funny
me: OK, I also carry the stove
them: Deal. Then I bring coffee and the small pot
me: The one without a handle?
them: It has character
me: It has burnt me twice
them: That is the character
them: Did you read that the bridge below the pass was repaired?
me: No! Since when?
them: Since last week. The ranger wrote that it is narrower now, but safe
me: So we save the whole detour through the forest
them: About forty minutes
me: That is one more cake
them: I like how you count
me: What does the weather say?
them: Clear until three, then maybe a shower
me: We are down by two
them: If we are on the 6:12
me: Three alarms!
them: My sister asks whether she needs boots
me: Trail shoes are enough. The last part is loose, but short
them: I told her boots
me: Then why do you ask me
them: For the record
me: I found the old photograph from the summit, by the way
them: The one with the fog?
me: The one with only fog. You can see our hats
them: We should take it again, from the same place
me: Same hats?
them: Same hats
me: I have to find mine
them: You have until Friday
them: I bought the tickets
`;

const REPLIES = [
  "Perfect. Then we meet at the station at six, at the clock. I bring the coffee for the train as well, and my sister brings the croissants.",
  "Good idea! Let me ask her tonight. If she agrees we take the path along the water first, and walk up through the meadow in the morning light.",
  "Ha. I knew that you would say that. See you on Saturday, and don't forget the hat!",
];

/** An answer that is longer than a screen. */
export const ANSWER = `Good question. Here is the whole day as I would plan it, from the first train to the last cake.

We take the 6:12. It is nearly empty on Saturdays, and the left side has the view of the lake. From the station it is ten minutes along the water to the landing, where the boats are. The first one leaves at 7:30, but we can also row ourselves: that takes forty minutes if the wind is kind, and an hour if it is not.

On the other shore the path begins behind the chapel. It climbs through the forest for an hour, in the shade all the way, and comes out at the meadow with the two huts. That is where we make the first coffee, because the pot without a handle needs a flat stone and there is exactly one.

After the meadow it gets steeper. The bridge is new, so we go straight over the stream and save the detour. Then there are the last three hundred metres: loose stones, nothing difficult, but it is better not to talk too much about flowers there.

On the summit we take the photograph again, from the same place and with the same hats. Fog would be perfect, but I do not insist.

For the way down I would choose the ridge, which is longer and much more beautiful. We are at the hut by two, before the shower, and stay there until the apricot cake is gone.

So: bread, cheese, the stove, three alarms. And yes, let us bring the boat.`;

/** The lines, the newest last. */
export const lines = OLD.trim().split("\n").map((line) => {
  const [who, ...text] = line.split(": ");
  return { isMine: who === "me", text: text.join(": ") };
});

/** The short reply to the user's message with a number, from 0. */
export const replyTo = (number) => REPLIES[number % REPLIES.length];
