export const options = ({ remembers }) => ({
  top: { indicator: "classic", lastUpdatedKey: remembers ? "classic" : undefined },
  bottom: { indicator: "classic" },
});
