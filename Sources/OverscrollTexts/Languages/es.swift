// Made by Scripts/make-texts.py from Texts/es.strings.

extension OverscrollLanguage {
  static let es = OverscrollLanguage(
    tag: "es",
    texts: [
      "Tira para actualizar",
      "Suelta para actualizar",
      "Actualizando…",
      "Actualizado",
      "Ya está al día",
      "No se pudo actualizar",
      "Cargar más",
      "Cargando…",
      "No hay más contenido",
      "No se pudo cargar",
      "Reintentar",
      "Tira para cargar más",
      "Suelta para cargar más",
      "Última actualización: hoy, {time}",
      "Última actualización: {date}",
      "Aún sin actualizar",
      "Volver arriba",
      "Actualizar",
      "Se ha cargado más contenido",
    ])
}
