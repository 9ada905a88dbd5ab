// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/es.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Tira para actualizar",
  releaseToRefresh: "Suelta para actualizar",
  refreshing: "Actualizando…",
  updated: "Actualizado",
  unchanged: "Ya está al día",
  refreshFailed: "No se pudo actualizar",
  loadMore: "Cargar más",
  loading: "Cargando…",
  noMore: "No hay más contenido",
  loadFailed: "No se pudo cargar",
  retry: "Reintentar",
  pullToLoad: "Tira para cargar más",
  releaseToLoad: "Suelta para cargar más",
  lastUpdatedToday: "Última actualización: hoy, {time}",
  lastUpdated: "Última actualización: {date}",
  neverUpdated: "Aún sin actualizar",
  backToTop: "Volver arriba",
  refresh: "Actualizar",
  loadedMore: "Se ha cargado más contenido",
  newRows: "Nuevos: {count}",
};
